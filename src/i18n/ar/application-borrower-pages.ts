import type { borrowerPages as english } from '../en/application-borrower-pages';
import type { Translation } from '../translation';

export const borrowerPages = {
  noToAll: 'لا لكل ما لم يُجَب عنه',
  answeredNo_one: 'أُجيب عن سؤال واحد بلا.',
  answeredNo_two: 'أُجيب عن سؤالين بلا.',
  answeredNo_few: 'أُجيب عن {{count}} أسئلة بلا.',
  answeredNo_many: 'أُجيب عن {{count}} سؤالًا بلا.',
  answeredNo_other: 'أُجيب عن {{count}} سؤال بلا.',
  years: 'السنوات',
  months: 'الأشهر',
  sameAs: 'العنوان نفسه لدى {{name}}',
  why: {
    title: 'لماذا تُطلب هذه المعلومات؟',
    law: 'يقضي القانون الاتحادي بسؤال مقدمي الطلبات عن أصلهم الإثني وعرقهم وجنسهم، للتحقق من معاملة الجميع بإنصاف ومن تلبية احتياجات المجتمعات السكنية.',
    choice:
      'للمقترض أن يختار إجابة أو أكثر، أو أن يمتنع عن الإجابة. ولا يجوز اتخاذ أي قرار بشأن القرض استنادًا إلى إجابة أو إلى الامتناع عنها.',
    observed:
      'إذا أُخذ الطلب وجهًا لوجه وامتنع المقترض عن الإجابة، يقضي القانون بتدوين الأصل الإثني والعرق والجنس بالملاحظة أو بحسب اسم العائلة.',
  },
  declinedInPerson:
    'امتنع المقترض عن الإجابة في مقابلة وجهًا لوجه. اختر أعلاه ما لوحظ أو ما يدل عليه اسم العائلة، وأجب أدناه بأن المعلومة جُمعت بهذه الطريقة.',
} satisfies Translation<typeof english>;
