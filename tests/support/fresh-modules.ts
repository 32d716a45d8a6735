import { vi } from 'vitest';

// The file before has replaced modules. What is outside of src, such as React and MUI, stays.
vi.resetModules();
