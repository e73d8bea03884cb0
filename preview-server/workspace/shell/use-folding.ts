import { useEffect } from 'react';
import { usePanelRef } from 'react-resizable-panels';
import { foldPane, type SidePane, useSettings } from '../store/settings-store.ts';

/** Keeps a column as folded as the settings say, and the settings as its edge was drawn. */
export function useFolding(pane: SidePane) {
  const panelRef = usePanelRef();
  const isFolded = useSettings(({ folded }) => folded[pane]);
  useEffect(() => {
    const panel = panelRef.current;
    if (!panel || panel.isCollapsed() === isFolded) return;
    if (isFolded) panel.collapse();
    else panel.expand();
  }, [panelRef, isFolded]);
  return {
    isFolded,
    panel: {
      panelRef,
      collapsible: true,
      collapsedSize: '0px',
      onResize: () => {
        if (panelRef.current) foldPane(pane, panelRef.current.isCollapsed());
      },
    },
  };
}
