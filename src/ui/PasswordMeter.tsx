import type { PasswordRating } from '../../domain/access/password-rules';
import { token } from '../theme/tokens';

export type StrengthWord = 'weak' | 'good' | 'strong';

const BEST = 4;
const colors = { weak: token('bad-text'), good: token('ok-text'), strong: token('ok-text') };

/** The word for a rating: weak if the server would refuse it. */
export const strengthWord = ({ problem, score }: PasswordRating): StrengthWord =>
  problem !== null ? 'weak' : score < BEST ? 'good' : 'strong';

interface Props {
  readonly id: string;
  readonly rating: PasswordRating | null;
  /** The strength in words, with what to do. */
  readonly text: string;
}

/** How strong a new password is, in words and as a bar. Plain elements, because the sign-in pages show it, too. */
export function PasswordMeter({ id, rating, text }: Props) {
  const filled = rating === null ? 0 : rating.problem !== null ? Math.min(rating.score, 2) || 1 : rating.score;
  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <div aria-hidden="true" style={{ display: 'grid', gridTemplateColumns: `repeat(${BEST}, 1fr)`, gap: 4 }}>
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            style={{
              blockSize: 4,
              borderRadius: 2,
              background: rating !== null && step <= filled ? colors[strengthWord(rating)] : token('line-strong'),
            }}
          />
        ))}
      </div>
      <p
        id={id}
        aria-live="polite"
        style={{ margin: 0, minBlockSize: 20, color: token('text-2'), fontSize: token('fs-small'), lineHeight: '20px' }}
      >
        {rating && text}
      </p>
    </div>
  );
}
