import type { Language } from '../../messages/index.ts';
import { INVITATIONS_EN, type InvitationMessages } from './messages-en.ts';
import { INVITATIONS_JA } from './messages-ja.ts';

/** Texts about invitations. */
export const INVITATION_MESSAGES: Readonly<Record<Language, InvitationMessages>> = {
  ja: INVITATIONS_JA,
  en: INVITATIONS_EN,
};
