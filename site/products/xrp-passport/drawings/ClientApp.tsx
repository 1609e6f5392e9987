/** The upper half of a phone with the product's flag as its screen. Decoration. */
export function ClientApp() {
  return (
    <svg viewBox="0 0 260 354" aria-hidden="true">
      <rect width="260" height="520" rx="36" fill="var(--f-ink)" />
      <rect x="13" y="13" width="234" height="520" rx="25" fill="var(--f-white)" />
      <path fill="var(--f-ink)" d="M100 26h60v9h-60z" />
      <use href="#xrp-passport" x="13" y="54" width="234" height="234" />
      <path fill="var(--f-sail)" d="M13 288h234v80H13z" />
    </svg>
  );
}
