/** Whether a call ends the session of its caller, which a walk through all calls needs for the next one. */
export const signsOut = ({ path }: { readonly path: string }): boolean => path.endsWith('/logout');
