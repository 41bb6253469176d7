export const outboxStyle = `:root { color-scheme: dark; --ground: #10141a; --card: #191f28; --line: #2c3542; --text: #e9edf2; --quiet: #a4b0bf; --accent: #f2b84b; }
* { box-sizing: border-box; margin: 0; }
body { max-width: 44rem; margin: 0 auto; padding: 1rem; background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
header { display: grid; grid-template-columns: 1fr auto; gap: .5rem 1rem; align-items: center; padding: .5rem 0 1rem; }
header p { grid-column: 1 / -1; color: var(--quiet); }
h1 { font-size: 1.5rem; line-height: 1.2; }
form { display: flex; flex-wrap: wrap; gap: .5rem; padding: 1rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); }
label { flex-basis: 100%; color: var(--quiet); font-size: .875rem; }
input:not([type=hidden]) { flex: 1 1 12rem; min-width: 0; min-height: 2.75rem; padding: 0 .75rem; border: 1px solid #6b7a8d; border-radius: .5rem; background: var(--ground); color: inherit; font: inherit; }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: 0 1rem; border: 1px solid #6b7a8d; border-radius: .5rem; background: none; color: inherit; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
.button:hover { border-color: var(--text); }
.button.strong { border-color: var(--accent); background: var(--accent); color: #1d1503; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
ol { display: grid; gap: .75rem; margin-top: 1rem; padding: 0; list-style: none; }
li { padding: 1rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); }
.line { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; font-size: .875rem; }
.kind { padding: .125rem .5rem; border-radius: 1rem; background: #23405c; color: #cfe6ff; font-weight: 600; }
.kind.email { background: #3f2f57; color: #e8d8ff; }
.to { overflow-wrap: anywhere; font-weight: 600; }
time { flex-basis: 100%; color: var(--quiet); font-variant-numeric: tabular-nums; }
@media (min-width: 30rem) { time { flex-basis: auto; margin-left: auto; } }
.code { margin: .25rem 0; color: var(--accent); font-size: 2rem; font-weight: 700; line-height: 1.3; letter-spacing: .15em; font-variant-numeric: tabular-nums; }
.text { color: var(--quiet); overflow-wrap: anywhere; }
.nothing { margin-top: 1rem; padding: 2.5rem 1rem; border: 1px dashed var(--line); border-radius: .75rem; color: var(--quiet); text-align: center; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
