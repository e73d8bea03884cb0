import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import './styles/font.css';
import '../look/tokens.css';
import '../look/elements.css';
import './styles/frame.css';
import { EditorGate } from './editor-gate.tsx';
import type { Picker } from './picker.ts';
import { readPluginSettings } from './plugin-settings.ts';
import { SettingsContext } from './settings-context.ts';

/** Puts a picker into the frame. The CMS's page around it is empty, so it brings its own root. */
export function mountPicker<Value extends object, Options>(picker: Picker<Value, Options>): void {
  keepForeignStylesOut();
  const root = document.createElement('div');
  root.id = 'picker';
  document.body.append(root);
  createRoot(root).render(
    <SettingsContext value={readPluginSettings(document)}>
      <QueryClientProvider client={createCatalogueQueries()}>
        <EditorGate picker={picker} />
      </QueryClientProvider>
    </SettingsContext>,
  );
}

/** The component library adds a `<style>`, which a strict policy reports, unless an element of this id is there. */
function keepForeignStylesOut(): void {
  const placeholder = document.createElement('meta');
  placeholder.id = 'react-aria-pressable-style';
  document.head.append(placeholder);
}

/** Answers of the catalogue are good for a while; a failed question is asked again by hand. */
function createCatalogueQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, gcTime: 10 * 60_000, retry: 1, retryDelay: 300, networkMode: 'always' },
    },
  });
}
