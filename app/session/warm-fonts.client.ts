/** The families of the library's version 5. A wrong list costs time and changes no fingerprint. */
const FAMILIES = [
  ...['sans-serif-thin', 'ARNO PRO', 'Agency FB', 'Arabic Typesetting', 'Arial Unicode MS', 'AvantGarde Bk BT'],
  ...['BankGothic Md BT', 'Batang', 'Bitstream Vera Sans Mono', 'Calibri', 'Century', 'Century Gothic', 'Clarendon'],
  ...['EUROSTILE', 'Franklin Gothic', 'Futura Bk BT', 'Futura Md BT', 'GOTHAM', 'Gill Sans', 'HELV'],
  ...['Haettenschweiler', 'Helvetica Neue', 'Humanst521 BT', 'Leelawadee', 'Letter Gothic', 'Levenim MT'],
  ...['Lucida Bright', 'Lucida Sans', 'Menlo', 'MS Mincho', 'MS Outlook', 'MS Reference Specialty', 'MS UI Gothic'],
  ...['MT Extra', 'MYRIAD PRO', 'Marlett', 'Meiryo UI', 'Microsoft Uighur', 'Minion Pro', 'Monotype Corsiva'],
  ...['PMingLiU', 'Pristina', 'SCRIPTINA', 'Segoe UI Light', 'Serifa', 'SimHei', 'Small Fonts', 'Staccato222 BT'],
  ...['TRAJAN PRO', 'Univers CE 55 Medium', 'Vrinda', 'ZWAdobeF'],
];

const FALLBACKS = ['monospace', 'sans-serif', 'serif'];

/** The library's text and size: the browser remembers what it has found for a size. */
const TEXT = 'mmMwWLliI0O&1';
const SIZE = '48px';

/** One task each: the library's one task blocked a slow phone for a quarter of a second, and takes a fifth of that after it. */
export async function warmFonts(waitForTurn: () => Promise<void>): Promise<void> {
  // In a frame, as the library does: what is remembered depends on the language and the styles of the page.
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { position: 'absolute', top: '0', left: '0', visibility: 'hidden' });
  document.body.append(frame);
  for (const family of FAMILIES) {
    await waitForTurn();
    lookFor(family, frame.contentDocument);
  }
  frame.remove();
}

function lookFor(family: string, frame: Document | null): void {
  if (!frame?.body) return;
  const holder = frame.createElement('div');
  holder.style.fontSize = SIZE;
  for (const fallback of FALLBACKS) {
    const text = frame.createElement('span');
    text.style.fontFamily = `'${family}',${fallback}`;
    text.textContent = TEXT;
    holder.append(text);
  }
  frame.body.replaceChildren(holder);
  // Reading a size makes the browser lay the text out, and so look for its font.
  void holder.offsetWidth;
}
