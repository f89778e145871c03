import { lazy } from 'preact/compat';
import type { Company } from '../play/company.ts';
import { Ahead } from '../shell/ahead/ahead.tsx';
import { ComeBack } from '../shell/seats/come-back.tsx';
import { Invitations, Invited } from '../shell/seats/invitations.tsx';
import { SeatClock } from '../shell/seats/seat-clock.tsx';
import { RequestLine } from './request-line.tsx';
import { TakeBack } from './take-back.tsx';
import { TalkTool } from './talk-tool.tsx';
import { TellMe } from './tell-me.tsx';
import { Tidings } from './tidings.tsx';

const TalkSheet = lazy(async () => ({ default: (await import('./talk-sheet.tsx')).TalkSheet }));

/** The additional parts of a table of a server, passed in by its page. */
export const COMPANY: Company = {
  Ahead,
  TalkTool,
  TalkSheet,
  RequestLine,
  Tidings,
  TellMe,
  Invitations,
  Invited,
  SeatClock,
  ComeBack,
  TakeBack,
};
