/** Sample: the first days of a programme's year, from June on. */
export const firsts = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, 5 + month)).toISOString().slice(0, 10),
);
/** The benefit is loaded from that month on, September. */
export const firstLoad = 3;
/** Sample: euros loaded on the first of a month. */
export const credit = 50;
