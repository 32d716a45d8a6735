import { adjustmentWhy, type WhyPart } from '../../../domain/pricing/adjustment-why';
import { ownValue } from '../../../domain/tables/own-value';
import type { Print } from '../engine/print';
import type { LockConfirmationData } from './lock-confirmation.schemas';

type Line = LockConfirmationData['price']['adjustments'][number];

/** What a line of a price is called; the lender's own names are not translated. */
export function lineName({ code, label, params }: Line, { texts, filled }: Print): string {
  const { number } = params;
  if (code === 'lock-extension' && number !== undefined)
    return filled(texts['lock-confirmation'].extensionOf, { number });
  return ownValue<string>(texts['price-lines'].adjustment, code) ?? label;
}

/** A text by its key, such as `band.between`. */
function textAt(texts: Print['texts'], key: string): string | undefined {
  let found: unknown = texts['price-lines'];
  for (const part of key.split('.')) found = ownValue(found as Readonly<Record<string, unknown>>, part);
  return typeof found === 'string' ? found : undefined;
}

function partText({ key, values = {} }: WhyPart, { texts, filled }: Print): string {
  if (key === 'days') return filled(texts['lock-confirmation'].days, { days: String(values.count) });
  const shown = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return filled(textAt(texts, key) ?? shown._ ?? '', shown);
}

/** Why a line applies, or when a line of the lock came to it. */
export function lineReason({ code, detail, params, on }: Line, print: Print): string {
  const { texts, filled, date } = print;
  if (code.startsWith('lock-')) {
    const { days } = params;
    const since = days === undefined ? null : filled(texts['lock-confirmation'].days, { days });
    return [since, date(on)].filter(Boolean).join(texts['price-lines'].whyComma);
  }
  const parts = adjustmentWhy({ Params: params, Detail: detail });
  const { whyColon, whyComma } = texts['price-lines'];
  return parts
    .map((part, place) => {
      const joint = part.key === 'why.scoreAndLtv' ? whyColon : whyComma;
      return partText(part, print) + (place === parts.length - 1 ? '' : joint);
    })
    .join('');
}
