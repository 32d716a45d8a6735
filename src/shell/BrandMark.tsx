/** The mark of the portal. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="6" />
      <path d="M7.5 16.5v-5L12 7.8l4.5 3.7v5z" />
    </svg>
  );
}
