import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * Animates a chosen answer. The radio buttons inside are native and static; `data-plays` is set at the first choice,
 * for Solution.module.css.
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
