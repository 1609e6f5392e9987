import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Replaces the poster by the film while it plays. The children are static HTML; `data-film` switches them in
 * DemoVideo.module.css.
 */
export function PlayFilm({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [plays, setPlays] = useState(false);
  // A layout effect, because the click that hydrated the island is replayed right after it.
  useLayoutEffect(() => {
    const button = frame.current?.querySelector('button');
    const video = frame.current?.querySelector('video');
    if (!button || !video) return;
    const played = new AbortController();
    const play = () => {
      setPlays(true);
      // If the browser refuses to start, its controls are visible.
      video.play().catch(() => {});
    };
    button.addEventListener('click', play, played);
    video.addEventListener('ended', () => setPlays(false), played);
    return () => played.abort();
  }, []);
  // Focus follows the visible element.
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
