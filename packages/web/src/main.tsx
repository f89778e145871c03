import 'virtual:fonts.css';
import './style/index.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const page = document.getElementById('page');
if (page !== null) createRoot(page).render(<App />);
