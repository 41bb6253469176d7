/** The payment company's styles: deep green-black background, one mint accent. */
export const stylesheet = `
:root { --ground: #0b1412; --paper: #13211d; --line: #24382f; --ink: #eef6f1; --soft: #9db5aa; --accent: #5fe0a8; --accent-ink: #06231a; --warn: #ffb4a2; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: radial-gradient(80rem 40rem at 50% -20rem, #17362c, transparent), var(--ground); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { width: min(30rem, 100%); margin: 0 auto; padding: 1.25rem 1rem 2.5rem; }
header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; margin-bottom: 1.25rem; min-height: 44px; }
.company { display: flex; align-items: center; gap: .6rem; font-weight: 700; letter-spacing: .01em; white-space: nowrap; }
.company::before { content: ""; width: 1.1rem; height: 1.1rem; border: .28rem solid var(--accent); border-radius: 50%; border-right-color: transparent; transform: rotate(45deg); }
.badge { padding: .2rem .65rem; border: 1px solid var(--line); border-radius: 1rem; color: var(--soft); font-size: .8125rem; white-space: nowrap; }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; padding: 1.5rem 1.25rem; box-shadow: 0 1.5rem 3rem rgb(0 0 0 / .35); }
h1 { margin: 0 0 1.25rem; font-size: 1.25rem; line-height: 1.25; }
.amount { margin: 0; padding-bottom: 1.25rem; border-bottom: 1px dashed var(--line); }
.amount span { display: block; color: var(--soft); font-size: .875rem; }
.amount strong { display: block; font-size: clamp(2rem, 11vw, 2.75rem); line-height: 1.15; letter-spacing: -.02em; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
dl { margin: 1rem 0 1.5rem; display: grid; grid-template-columns: auto 1fr; gap: .6rem 1.5rem; }
dt { color: var(--soft); }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
form { margin: 0; }
button, .button { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 52px; padding: .75rem 1rem; border: 1px solid transparent; border-radius: .75rem; font: inherit; font-weight: 650; text-decoration: none; cursor: pointer; }
.primary { background: var(--accent); color: var(--accent-ink); }
.primary:hover { background: #7debba; }
.quiet { margin-top: .75rem; background: transparent; border-color: var(--line); color: var(--ink); }
.quiet:hover { border-color: var(--soft); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
.fineprint { margin: 1.25rem .25rem 0; color: var(--soft); font-size: .875rem; }
.state { display: flex; align-items: center; gap: .9rem; margin-bottom: .5rem; }
.state h1 { margin: 0; }
.mark { flex: none; display: grid; place-items: center; width: 2.75rem; height: 2.75rem; border-radius: 50%; background: rgb(95 224 168 / .15); color: var(--accent); font-size: 1.35rem; font-weight: 700; }
.mark.off { background: rgb(255 180 162 / .14); color: var(--warn); }
.note { margin: 0 0 1.25rem; color: var(--soft); }
.wide { width: min(56rem, 100%); }
.row { display: grid; gap: .25rem 1rem; padding: 1rem 0; border-top: 1px solid var(--line); }
.row:first-of-type { border-top: 0; padding-top: 0; }
.row p { margin: 0; }
.row .money { font-size: 1.25rem; font-weight: 700; font-variant-numeric: tabular-nums; }
.row small { color: var(--soft); font-size: .875rem; }
.decide { display: flex; gap: .5rem; align-items: center; }
.decide button { min-height: 44px; padding: .4rem 1.1rem; margin: 0; }
@media (min-width: 40rem) { main { padding-top: 3rem; } .card { padding: 2rem; } .row { grid-template-columns: 1fr auto; align-items: center; } }
`;
