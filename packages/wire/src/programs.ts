import { Type } from 'typebox';
import type { Data } from './data.ts';
import { CLOSED, Name, SeatNumber, TableId, Version, WindowSchema } from './parts.ts';
import { TableInfoSchema } from './table.ts';

export const NewProgramSchema = Type.Object(
  {
    name: Type.Optional(
      Type.Unsafe<string>({ ...Name, description: 'Of a seat that is free; others keep theirs.' }),
    ),
  },
  { ...CLOSED, title: 'NewProgram' },
);

export const ProgramSchema = Type.Object(
  {
    token: Type.String({
      description: 'For `Authorization: Bearer …`. It is told this once and stored as a hash.',
    }),
    seat: SeatNumber,
    table: TableInfoSchema,
  },
  { ...CLOSED, title: 'Program' },
);
export interface ProgramMade extends Data<typeof ProgramSchema> {}

export const LegalSchema = Type.Object(
  {
    table: TableId,
    game: Type.String(),
    seat: SeatNumber,
    version: Version,
    over: Type.Boolean(),
    window: Type.Optional(WindowSchema),
    commands: Type.Array(Type.String(), {
      description:
        'What the seat may do now, in notation, one after the other to be sent in a segment of its own. Empty where others must decide, or the answer in secret is given.',
    }),
    position: Type.Unknown({ description: "What the seat sees, in the game's own JSON." }),
  },
  { ...CLOSED, title: 'Legal' },
);
export interface Legal extends Data<typeof LegalSchema> {}
