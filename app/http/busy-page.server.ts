/** For when there is no time to make a page: it needs no data, no script and no stylesheet. */
export const BUSY_PAGE = Buffer.from(`<!DOCTYPE html>
<html lang="tr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>Çok yoğunuz · We are very busy</title>
<header><a href="/">Ana sayfa · <span lang="en">Home</span></a></header>
<main>
<h1>Şu an çok yoğunuz</h1>
<p>Gönderdiğiniz hiçbir şey işlenmedi. Birkaç saniye sonra yeniden deneyin; bir form doldurduysanız önceki sayfaya dönün.</p>
<p><a href="">Yeniden dene</a></p>
<h2 lang="en">We are very busy right now</h2>
<p lang="en">Nothing that you sent was processed. Try again in a few seconds; if you filled in a form, go back one page.</p>
<p lang="en"><a href="">Try again</a></p>
</main>
<footer><p>503</p></footer>
</html>`);
