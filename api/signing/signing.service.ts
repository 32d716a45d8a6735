export { createSigningPackage } from './create-package.service';
