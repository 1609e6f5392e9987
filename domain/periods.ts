export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The end of the minute, hour or day (UTC) that contains `at`, in milliseconds since 1970. */
export function endOf(periodMs: number, at: Date): number {
  return (Math.floor(at.getTime() / periodMs) + 1) * periodMs;
}
