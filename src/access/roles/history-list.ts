import { styled } from '@mui/material/styles';
import { token } from '../../theme/tokens';

/** A list of changes of a role. */
export const HistoryList = styled('ol')({
  '& > li': { paddingBlock: token('s3'), borderBlockEnd: token('border') },
  '& b': { fontWeight: 500 },
  '& time, & .none': { color: token('text-3') },
  '& .given': { color: token('ok-text') },
  '& .taken': { color: token('bad-text') },
});
