import { lazy, useEffect } from 'preact/compat';
import { isGameId } from '../games/list.ts';

const LessonPage = lazy(async () => ({
  default: (await import('./lesson-page.tsx')).LessonPage,
}));
const RulesPage = lazy(async () => ({
  default: (await import('./rules-page.tsx')).RulesPage,
}));
const PuzzlesPage = lazy(async () => ({
  default: (await import('./puzzles-page.tsx')).PuzzlesPage,
}));

/**
 * The pages for learning alone: a guided first game, rules with pictures, puzzles. The address says
 * which one is shown.
 */
export function LearnPages({ place }: { readonly place: string }) {
  const [, way, of = '', more] =
    /^#\/(learn|rules|puzzles)(?:\/([^/]*)(?:\/(.+))?)?$/.exec(place) ?? [];
  if (way === 'puzzles') return <PuzzlesPage of={of} which={more} />;
  if (!isGameId(of)) return <Nowhere />;
  return way === 'rules' ? (
    <RulesPage key={of} id={of} subject={more} />
  ) : (
    <LessonPage key={of} id={of} />
  );
}

/** An address that names no game leads to the start page. */
function Nowhere() {
  useEffect(() => window.location.replace('#/'), []);
  return null;
}
