import 'virtual:fonts.css';
import './style/index.css';
import { createRoot } from 'preact/compat/client';
import { App } from './pages/app.tsx';
import { NoPage, Part } from './ui/part.tsx';
import { standInForStorage } from './ui/stand-in.ts';
import { keepZeros } from './ui/texts.ts';
import { watchTranslator } from './ui/translated.ts';
import { watchParts } from './ui/version.ts';

standInForStorage(window);
keepZeros();
watchParts();
watchTranslator();
const page = document.getElementById('page');
if (page !== null) {
  createRoot(page).render(
    <Part otherwise={<NoPage />}>
      <App />
    </Part>,
  );
}

// A service worker needs https or this machine; elsewhere the page needs its server.
if (import.meta.env.PROD && window.isSecureContext && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
