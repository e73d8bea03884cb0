import '@fontsource-variable/instrument-sans/index.css';
import '@blattwerk/field-plugins/look/tokens.css';
import '@blattwerk/field-plugins/look/elements.css';
import './workspace.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

// Where a desk has led here: or it would be opened in this very tab.
window.name = '';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
