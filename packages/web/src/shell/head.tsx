import { useState } from 'preact/compat';
import { useGameSpeech, useSpeech } from '../messages/speech.ts';
import { useTable } from '../play/context.ts';
import { shownSteps } from '../play/shown-steps.ts';
import { hear } from '../play/sound/hear.ts';
import { usePreferences } from '../preferences/context.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { later } from '../ui/later.tsx';
import type { Layout } from '../ui/layout.ts';
import { Rose } from '../ui/rose.tsx';
import { NextTable } from './next-table.tsx';
import { useOpened } from './opened.ts';

const Settings = later(async () => (await import('./settings/settings.tsx')).Settings);

/** The way to the start page, the stakes of the game, and buttons that open sheets over the map. */
export function Head({ layout }: { readonly layout: Layout }) {
  const speech = useGameSpeech();
  const { m } = speech;
  const { play, port, face, company, tryOut } = useTable();
  const { opened, open } = useOpened();
  const [settings, setSettings] = useState(false);
  const { Head: Stage, sideName } = face.table;
  const isWide = layout !== 'phone' && layout !== 'side';
  return (
    <header className="table-head">
      <a className="head-home" href="/#/">
        <Rose />
        <span className="head-title">{speech.title}</span>
        <span className="spoken">{m.home}</span>
      </a>
      <h1 className="spoken">{speech.title}</h1>
      <div className="head-stage">
        <Stage />
      </div>
      <div className="head-tools">
        <NextTable />
        {company !== undefined && <company.TalkTool />}
        {isWide && layout !== 'ultrawide' && (
          <Tool
            icon="compare"
            name={m.compare.name}
            keys="C"
            isOn={opened.sheet === 'compare'}
            onPress={() => open({ sheet: opened.sheet === 'compare' ? undefined : 'compare' })}
          />
        )}
        {layout === 'side' &&
          (['others', 'side', 'log'] as const).map((tab) => (
            <Tool
              key={tab}
              icon={tab}
              name={tab === 'side' ? sideName(speech) : m.tabs[tab]}
              isOn={opened.tab === tab}
              onPress={() => open({ tab: opened.tab === tab ? 'map' : tab })}
            />
          ))}
        {isWide && tryOut !== undefined && (
          <Tool
            icon="pencil"
            name={layout === 'laptop' ? m.tryOut.short : m.tryOut.name}
            keys="T"
            onPress={() => tryOut(shownSteps(play))}
          />
        )}
        {layout !== 'side' && (
          <Tool
            icon="history"
            name={m.history.name}
            keys="H"
            isOn={opened.isBrowsing}
            onPress={() => open({ isBrowsing: !opened.isBrowsing })}
          />
        )}
        <Tool
          icon="rules"
          name={m.guide.name}
          keys="?"
          isOn={opened.sheet === 'guide'}
          onPress={() =>
            open({ sheet: opened.sheet === 'guide' ? undefined : 'guide', tab: 'map' })
          }
        />
        <SoundTool />
        <Tool icon="settings" name={m.settings} onPress={() => setSettings(true)} />
      </div>
      <Dialog title={m.settings} open={settings} onClose={() => setSettings(false)}>
        <Settings report={port} />
      </Dialog>
    </header>
  );
}

/** Turns all sound of this device off, or on again. */
function SoundTool() {
  const { m } = useSpeech();
  const { preferences, prefer } = usePreferences();
  const { sound } = preferences;
  const turn = () => {
    prefer({ sound: !sound });
    if (!sound) hear([{ sound: 'wood', times: 2 }]);
  };
  return <Tool icon={sound ? 'sound' : 'silence'} name={m.sound} isOn={sound} onPress={turn} />;
}

function Tool({
  icon,
  name,
  keys,
  isOn,
  onPress,
}: {
  readonly icon: IconName;
  readonly name: string;
  readonly keys?: string;
  readonly isOn?: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={`tool tool-${icon}`}
      aria-pressed={isOn}
      aria-keyshortcuts={keys}
      title={keys === undefined ? name : `${name} (${keys})`}
      onClick={onPress}
    >
      <Icon name={icon} />
      <span className="tool-name">{name}</span>
    </button>
  );
}
