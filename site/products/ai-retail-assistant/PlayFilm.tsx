import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Turns the poster into the film. Poster, button and video inside come as static HTML; while `data-film` is set the
 * style sheet shows the video, and at its end the poster is back.
 */
export function PlayFilm({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [plays, setPlays] = useState(false);
  // Before the click that woke the island is done again.
  useLayoutEffect(() => {
    const button = frame.current?.querySelector('button');
    const video = frame.current?.querySelector('video');
    if (!button || !video) return;
    const played = new AbortController();
    const play = () => {
      setPlays(true);
      // Where the browser wants one more press, its controls are there.
      video.play().catch(() => {});
    };
    button.addEventListener('click', play, played);
    video.addEventListener('ended', () => setPlays(false), played);
    return () => played.abort();
  }, []);
  // The focus goes with what is seen.
  const hasPlayed = useRef(false);
  useEffect(() => {
    if (plays) frame.current?.querySelector('video')?.focus({ preventScroll: true });
    else if (hasPlayed.current) frame.current?.querySelector('button')?.focus({ preventScroll: true });
    hasPlayed.current = plays;
  }, [plays]);
  return (
    <div ref={frame} data-film={plays || undefined}>
      {children}
    </div>
  );
}
