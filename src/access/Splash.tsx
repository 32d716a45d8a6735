/** Shown alone until the auth check is done (SESSION-07). */
export function Splash({ text }: { readonly text: string }) {
  return (
    <output className="access-plain" aria-busy="true">
      <span className="access-spinner" aria-hidden="true" />
      <span className="access-sub">{text}</span>
    </output>
  );
}
