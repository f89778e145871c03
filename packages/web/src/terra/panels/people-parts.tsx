/** A part of the abilities of a faction. */
export interface PeoplePart {
  readonly id: string;
  /** The source of the abilities: the start, or a structure. */
  readonly heading: string;
  readonly text: string;
  /** Whether the structure is built, if one is needed. */
  readonly stands?: boolean;
}

/** Each part with its source; built structures are ticked. */
export function PeopleParts({
  parts,
  stands: built,
  unsure,
}: {
  readonly parts: readonly PeoplePart[];
  /** The words for a built structure. */
  readonly stands: string;
  /** A note where sources differ about the faction. */
  readonly unsure?: string | undefined;
}) {
  return (
    <dl className="people">
      {parts.map(({ id, heading, text, stands = false }) => (
        <div key={id} data-part={id}>
          <dt>
            {heading}
            {stands && <small className="people-stands">✓ {built}</small>}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
      {unsure !== undefined && (
        <div data-reconstructed>
          <dt />
          <dd className="faction-unsure">{unsure}</dd>
        </div>
      )}
    </dl>
  );
}
