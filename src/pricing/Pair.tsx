import { styled } from '@mui/material/styles';
import { type ElementProps, Stack } from '../ui/layout/primitives';

/** Labels use the full width of their inputs: they have no marks beside them. */
const Line = styled(Stack)({ '& .MuiInputLabel-root': { maxWidth: '100%' } });

/** Two inputs on one line. */
export const Pair = (props: ElementProps<'div'>) => <Line columns="1fr 1fr" gap="s3" {...props} />;
