import 'virtual:fonts.css';
import './style/index.css';
import { Suspense } from 'preact/compat';
import { createRoot } from 'preact/compat/client';
import { App } from './pages/app.tsx';
import { keepZeros } from './ui/texts.ts';

keepZeros();
const page = document.getElementById('page');
if (page !== null) {
  createRoot(page).render(
    <Suspense fallback={null}>
      <App />
    </Suspense>,
  );
}

// Needs https or this very machine; elsewhere the page simply needs its server.
if (import.meta.env.PROD && window.isSecureContext && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
