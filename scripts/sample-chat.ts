import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

type SampleChat = { url: string; close(): Promise<void> };

const texts = {
  de: {
    title: 'Chat zum Ausprobieren',
    greeting:
      'Hallo! Dieser Chat steht für den einer Firma: Hier antwortet niemand, und nichts wird verschickt.',
    label: 'Nachricht',
    send: 'Senden',
    answer: 'Angekommen. Mit CHAT_URL antwortet an dieser Stelle der eigene Kundenservice.',
  },
  en: {
    title: 'Chat to try out',
    greeting: 'Hello! This chat stands for that of a company: nobody answers here, and nothing is sent.',
    label: 'Message',
    send: 'Send',
    answer: 'Received. With CHAT_URL your own customer service answers in this place.',
  },
} as const;

const style = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#2b2a26;background:#fff}main{box-sizing:border-box;display:grid;grid-template-rows:auto 1fr auto;gap:12px;height:100vh;padding:12px}
h1{margin:0;font-size:18px}ol{margin:0;padding:0;list-style:none;overflow:auto}li{width:fit-content;max-width:85%;margin:0 0 8px;padding:8px 12px;border-radius:12px;background:#f0ece4;overflow-wrap:anywhere}li[data-own]{margin-left:auto;background:#33503f;color:#fff}
form{display:grid;grid-template-columns:1fr auto;gap:8px}label{grid-column:1/-1;font-size:14px}input,button{font:inherit;min-height:44px;padding:0 12px;border:1px solid #8a857a;border-radius:8px}button{background:#33503f;color:#fff}`;

const script = `const list=document.querySelector('ol');const add=(text,own)=>{const item=document.createElement('li');item.textContent=text;if(own)item.dataset.own='';list.append(item);item.scrollIntoView()};
document.querySelector('form').addEventListener('submit',(event)=>{event.preventDefault();const field=event.target.elements.message;if(field.value.trim()==='')return;add(field.value,true);add(list.dataset.answer,false);field.value='';field.focus()});`;

/** A page that stands for a chat company's on this machine: it can be typed into, says that it is one, and keeps nothing. */
export async function startSampleChat(): Promise<SampleChat> {
  const server = createServer((request, response) => {
    const isGerman = /^\s*de\b/i.test(request.headers['accept-language'] ?? '');
    const language = isGerman ? 'de' : 'en';
    const { title, greeting, label, send, answer } = texts[language];
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const ancestors = 'http://localhost:* http://*.localhost:* http://127.0.0.1:*';
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; style-src ${hash(style)}; script-src ${hash(script)}; form-action 'none'; frame-ancestors ${ancestors}`,
    );
    response.end(`<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="icon" href="data:,">
<style>${style}</style><main><h1>${title}</h1><ol aria-live="polite" data-answer="${answer}"><li>${greeting}</li></ol>
<form><label for="message">${label}</label><input id="message" name="message" autocomplete="off" maxlength="1000"><button>${send}</button></form></main>
<script>${script}</script></html>`);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The sample chat has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
