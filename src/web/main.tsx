import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
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
import { dressDocument, language } from './preferences.ts';
import { bringWords } from './words/by-language.ts';

const root = document.getElementById('rotonde');
if (root === null) throw new Error('index.html has lost its root');
// The build may have drawn this very page, in this language; the service worker may have brought another.
const isDrawn =
  root.dataset['path'] === location.pathname && document.documentElement.lang === language.get();
dressDocument();
const words = bringWords(language.get());
// The page's own scripts are on their way before React has drawn anything.
const page = loadPage();
keepOffline(page);

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// What is drawn already stands there until all that it is made of has come: so it is taken over as it is.
void words
  .then(() => (isDrawn ? page : undefined))
  .then(() => {
    if (isDrawn) {
      hydrateRoot(root, app);
      return;
    }
    root.replaceChildren();
    createRoot(root).render(app);
    delete document.documentElement.dataset['undrawn'];
  });
