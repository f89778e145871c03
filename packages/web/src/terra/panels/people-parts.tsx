/** A part of what a people can do. */
export interface PeoplePart {
  readonly id: string;
  /** The origin of the abilities: the start, a structure. */
  readonly heading: string;
  readonly text: string;
  /** Of what has to be built first: whether it stands. */
  readonly stands?: boolean;
}

/** Each part with what it comes from; what stands is ticked. */
export function PeopleParts({
  parts,
  stands: built,
  unsure,
}: {
  readonly parts: readonly PeoplePart[];
  /** How that is said. */
  readonly stands: string;
  /** The uncertain parts of a board. */
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
