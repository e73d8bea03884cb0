import '@fontsource-variable/instrument-sans/index.css';
import '@blattwerk/field-plugins/look/tokens.css';
import '@blattwerk/field-plugins/look/elements.css';
import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { de, en } from 'zod/locales';
import { settingsStore } from '../../store/settings-store.ts';
import { JudgeTool } from './judge-tool.tsx';

// The CMS says nothing of its interface's language; the browser does.
const language = navigator.language.startsWith('de') ? 'de' : 'en';
settingsStore.setState({ language });
document.documentElement.lang = language;
z.config(language === 'de' ? de() : en());

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <I18nProvider locale={language === 'de' ? 'de-DE' : 'en-GB'}>
        <JudgeTool />
      </I18nProvider>
    </StrictMode>,
  );
