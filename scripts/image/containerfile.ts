/** An instruction of a Containerfile, one of those that the project's own uses. */
export interface Step {
  readonly word: string;
  /** The rest of the line, with continued lines joined. */
  readonly rest: string;
}

/** A stage: the steps from one FROM to the next. */
export interface Stage {
  /** `FROM image AS name`: the last stage has no name. */
  readonly from: string;
  readonly name: string;
  readonly steps: readonly Step[];
}

const KNOWN =
  /^(FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|STOPSIGNAL|HEALTHCHECK|ENTRYPOINT)\s+(.+)$/s;

/**
 * The stages of a Containerfile.
 * @throws Error if an instruction is not one of those that are known
 */
export function stagesOf(text: string): readonly Stage[] {
  const stages: { from: string; name: string; steps: Step[] }[] = [];
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  for (const line of lines) {
    const [, word, rest] = KNOWN.exec(line.trim()) ?? [];
    if (word === undefined) throw new Error(`an unknown line of a Containerfile: ${line}`);
    if (word === 'FROM') {
      const [from, , name = ''] = rest.split(/\s+/);
      stages.push({ from, name, steps: [] });
    } else if (stages.length === 0) throw new Error(`a line before FROM: ${line}`);
    else stages[stages.length - 1].steps.push({ word, rest });
  }
  return stages;
}

/** The words of an instruction in the form of a list in JSON, such as ENTRYPOINT. */
export function wordsOf(rest: string): readonly string[] {
  const words: unknown = JSON.parse(rest.slice(rest.indexOf('[')));
  if (!Array.isArray(words)) throw new Error(`no list of words: ${rest}`);
  return words.map(String);
}

/** The settings of an ENV. */
export function settingsOf(rest: string): Readonly<Record<string, string>> {
  const pairs = rest.split(/\s+/).map((pair) => pair.split('='));
  return Object.fromEntries(pairs.map(([name, ...value]) => [name, value.join('=')]));
}

/** The files that `.dockerignore` excludes, as patterns for `tar`: a path from the root, or a name anywhere. */
export function leftOut(text: string): readonly string[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => (line.startsWith('**/') ? line.slice(3) : `./${line}`));
}
