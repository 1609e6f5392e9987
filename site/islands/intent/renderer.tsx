import hydrateReact from '@astrojs/react/client.js';
import { Component, type ComponentType } from 'react';

interface HydrationProps {
  Island: ComponentType;
  element: HTMLElement;
  /** The prerendered HTML of the island. */
  html: string;
  hydrated: () => void;
}

/**
 * Hydrates an island with `@astrojs/react` and resolves when React has attached its handlers, so that held clicks can
 * be replayed. If the island throws, its prerendered HTML is restored.
 */
export default function renderer(element: HTMLElement) {
  const html = element.innerHTML;
  return (Island: ComponentType, props: object, slots: Record<string, string>, options: { client: string }) =>
    new Promise<void>((hydrated) => {
      const watch: HydrationProps = { Island, element, html, hydrated };
      hydrateReact(element)(IslandBoundary, { ...props, watch }, slots, options);
    });
}

class IslandBoundary extends Component<{ watch: HydrationProps }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    this.props.watch.hydrated();
  }

  override componentDidCatch() {
    this.props.watch.element.dataset.failed = '';
  }

  override render() {
    const { watch, ...props } = this.props;
    if (!this.state.failed) return <watch.Island {...props} />;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the island's own prerendered HTML
    return <astro-slot dangerouslySetInnerHTML={{ __html: watch.html }} />;
  }
}
