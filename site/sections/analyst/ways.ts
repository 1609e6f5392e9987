/** Where the two buttons of the page lead. */
export interface Ways {
  /** Address of the live demo, another site. */
  liveDemo: string;
  /** `mailto:` with the subject. */
  mail: string;
}
