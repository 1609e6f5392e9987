import hydrateReact from '@astrojs/react/client.js';
import { Component, type ComponentType } from 'react';

interface HydrationProps {
  Island: ComponentType;
  element: HTMLElement;
  /** The island's HTML as it came from the build. */
  html: string;
  hydrated: () => void;
}

/**
 * Hydrates an island as `@astrojs/react` does, and resolves only when React has taken over its HTML, so that a held
 * click reaches a button with its handler. When the island throws, the HTML of the build is put back.
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
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the island's own HTML, as it came from the build
    return <astro-slot dangerouslySetInnerHTML={{ __html: watch.html }} />;
  }
}
