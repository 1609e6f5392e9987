/** The upper half of a phone with the product's flag as its screen. Decoration. */
export function ClientApp() {
  return (
    <svg viewBox="0 0 400 324" aria-hidden="true">
      <rect x="70" y="30" width="260" height="420" rx="34" fill="var(--f-ink)" />
      <rect x="82" y="42" width="236" height="420" rx="24" fill="var(--f-white)" />
      <path fill="var(--f-ink)" d="M172 56h56v10h-56z" />
      <svg x="82" y="88" width="236" height="236" viewBox="0 0 24 24">
        <use href="#xrp-passport" />
      </svg>
    </svg>
  );
}
