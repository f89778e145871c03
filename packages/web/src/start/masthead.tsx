import { useState } from 'preact/compat';
import { useSpeech } from '../messages/speech.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { later } from '../ui/later.tsx';
import { Rose } from '../ui/rose.tsx';
import { LanguageChoice } from './language-choice.tsx';

const Settings = later(async () => (await import('../shell/settings/settings.tsx')).Settings);

/** The head of every page except tables: name, language, settings. */
export function Masthead() {
  const { m } = useSpeech();
  const [open, setOpen] = useState(false);
  return (
    <header className="masthead">
      <a className="masthead-name" href="/#/">
        <Rose />
        <span>{m.title}</span>
        <span className="spoken">{m.home}</span>
      </a>
      <div className="masthead-tools">
        <LanguageChoice />
        <button type="button" className="quiet" onClick={() => setOpen(true)}>
          <Icon name="settings" />
          <span className="tool-name">{m.settings}</span>
        </button>
      </div>
      <Dialog title={m.settings} open={open} onClose={() => setOpen(false)}>
        <Settings />
      </Dialog>
    </header>
  );
}
