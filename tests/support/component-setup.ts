import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine takes longer than a second to draw a page; what never comes is still found missing.
configure({ asyncUtilTimeout: 5000 });

afterEach(cleanup);
