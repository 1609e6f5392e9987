import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * Makes a chosen answer play. The radio buttons inside are native and come as static HTML; from the first choice on
 * `data-plays` lets the style sheet move the answer into place.
 */
export function PlayAnswers({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [plays, setPlays] = useState(false);
  useEffect(() => {
    const element = frame.current;
    const play = () => setPlays(true);
    element?.addEventListener('change', play);
    return () => element?.removeEventListener('change', play);
  }, []);
  return (
    <div ref={frame} data-plays={plays || undefined}>
      {children}
    </div>
  );
}
