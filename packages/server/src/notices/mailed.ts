import type { Mail } from '../outgoing/mail.ts';
import type { StoredChannel } from '../storage/contract.ts';
import { readMailSecret } from './channels.ts';
import type { NoticeMessage } from './message.ts';
import { NOTICE_WORDS } from './words/index.ts';

/** The address by which one press ends the mail; only the mail contains its secret word. */
export const UNSUBSCRIBE = '/api/telling/unsubscribe';

/**
 * A message as mail, plain and as HTML, with a link that ends these mails in one press (RFC 8058).
 * @param publicUrl the base of links; without it the address that the person used
 */
export function mailed(
  { address, secret, language, origin }: StoredChannel,
  { title, body, path }: NoticeMessage,
  publicUrl: string | undefined,
): Mail {
  const words = NOTICE_WORDS[language].mail;
  const base = publicUrl ?? origin;
  const place = `${base}${path}`;
  const end = `${base}${UNSUBSCRIBE}/${readMailSecret(secret).word}`;
  const text = [title, body, `${words.open}: ${place}`, `-- \n${words.why}\n${words.end}: ${end}`];
  const lines = body === '' ? [] : body.split('\n');
  const html = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escaped(title)}</title>
<body><h1 style="font-size:1.2em">${escaped(title)}</h1>
${lines.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
<p><a href="${escaped(place)}">${escaped(words.open)}</a></p>
<p style="color:#666;font-size:.85em">${escaped(words.why)} <a href="${escaped(end)}">${escaped(words.end)}</a></p>
</body></html>
`;
  return {
    to: address,
    subject: title,
    text: `${text.filter((part) => part !== '').join('\n\n')}\n`,
    html,
    headers: {
      'List-Unsubscribe': `<${end}>`,
      // RFC 8058 requires https for this header.
      ...(base.startsWith('https:')
        ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
  };
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
