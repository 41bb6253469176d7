import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { plainPage, type PlainLook } from './plain-page.server';

/** The page of a 503 under overload, in both languages. Rendered once for each look. */
export const busyPage = memoizeByIdentity((look: PlainLook) =>
  Buffer.from(
    plainPage(
      {
        title: 'Çok yoğunuz · We are very busy',
        main: `<h1>Şu an çok yoğunuz</h1>
<p>Gönderdiğiniz hiçbir şey işlenmedi. Birkaç saniye sonra yeniden deneyin; bir form doldurduysanız önceki sayfaya dönün.</p>
<p><a href="">Yeniden dene</a></p>
<h2 lang="en">We are very busy right now</h2>
<p lang="en">Nothing that you sent was processed. Try again in a few seconds; if you filled in a form, go back one page.</p>
<p lang="en"><a href="">Try again</a></p>`,
        footer: '503',
      },
      look,
    ),
  ),
);
