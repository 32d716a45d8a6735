export { default as Autocomplete } from '@mui/material/Autocomplete';
export { default as Dialog } from '@mui/material/Dialog';
export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as DialogContentText } from '@mui/material/DialogContentText';
export { default as DialogTitle } from '@mui/material/DialogTitle';
export { default as Divider } from '@mui/material/Divider';
export { default as Drawer } from '@mui/material/Drawer';
export { default as FormControlLabel } from '@mui/material/FormControlLabel';
export { default as ListSubheader } from '@mui/material/ListSubheader';
export { default as Menu } from '@mui/material/Menu';
export { default as MenuItem } from '@mui/material/MenuItem';
export { default as MenuList } from '@mui/material/MenuList';
export { default as Popover } from '@mui/material/Popover';
export { default as Snackbar } from '@mui/material/Snackbar';
export { default as TextField } from '@mui/material/TextField';
// The package names no module for it. A build replaces it in `Select` (`src/build/light-modules.ts`).
export { default as SelectInput } from '../../node_modules/@mui/material/esm/Select/SelectInput';
