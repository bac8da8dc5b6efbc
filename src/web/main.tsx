import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#ui/fonts.css';
import '#ui/tokens.css';
import '#ui/base.css';
import '#ui/field.css';
import '#ui/notice.css';
import '#ui/pad.css';
import '#ui/pieces.css';
import '#ui/plate.css';
import './shell/shell.css';
import { App } from './app.tsx';
import { keepOffline } from './offline.ts';
import { loadPage } from './pages.tsx';
import { dressDocument } from './preferences.ts';

dressDocument();
// The page's own scripts are on their way before React has drawn anything.
keepOffline(loadPage());

const root = document.getElementById('rotonde');
if (root === null) throw new Error('index.html has lost its root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
