/** The sportsbook's styles: ink blue, one amber accent, figures in columns. */
export const stylesheet = `
:root { --ground: #0c1220; --panel: #141c2e; --raised: #1d2840; --line: #26324d; --ink: #f1f4fb; --soft: #a3b0ca; --accent: #ffb83d; --accent-ink: #241700; --live: #ff5d5d; --up: #4fd89a; --down: #ff8f8f; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.4 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%; }
a { color: inherit; text-decoration: none; }
ul { margin: 0; padding: 0; list-style: none; }
p { margin: 0; }
h1, h2 { margin: 0; line-height: 1.25; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.top, .views, .guest, main { width: min(70rem, 100%); margin-inline: auto; padding-inline: 12px; }
.top { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 52px; }
.brand { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; font-weight: 800; letter-spacing: -.01em; }
.brand::before { content: ""; width: 20px; height: 20px; border-radius: 50%; background: conic-gradient(var(--accent) 0 12%, transparent 12% 50%, var(--accent) 50% 62%, transparent 62%); box-shadow: inset 0 0 0 2px var(--accent); }
.balance { display: flex; align-items: baseline; gap: 8px; padding: 6px 12px; border-radius: 99px; background: var(--panel); white-space: nowrap; }
.balance span { color: var(--soft); font-size: 13px; }
.views { display: flex; gap: 4px; overflow-x: auto; border-bottom: 1px solid var(--line); scrollbar-width: none; }
.views a { display: inline-flex; align-items: center; justify-content: center; gap: 6px; flex: 1 0 auto; min-height: 46px; padding: 0 3px; color: var(--soft); font-size: 14px; font-weight: 600; white-space: nowrap; border-bottom: 3px solid transparent; }
.views a:hover { color: var(--ink); }
.views a[aria-current] { color: var(--ink); border-color: var(--accent); }
.pulse { width: 8px; height: 8px; border-radius: 50%; background: var(--live); }
.count { display: inline-grid; place-items: center; min-width: 20px; padding: 0 5px; border-radius: 10px; background: var(--raised); color: var(--ink); font-size: 12px; line-height: 20px; }
.views .count { background: var(--accent); color: var(--accent-ink); }
.guest { margin-top: 10px; color: var(--soft); font-size: 14px; }
main { padding-bottom: 40px; }
.sports { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 6px; padding-block: 12px 4px; }
.sports a { position: relative; display: grid; place-items: center; align-content: center; gap: 2px; min-height: 58px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); color: var(--soft); font-size: 10.5px; font-weight: 600; }
.sports a:hover { color: var(--ink); border-color: var(--soft); }
.sports a[aria-current] { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
.sports .count { position: absolute; top: 4px; right: 4px; min-width: 18px; font-size: 11px; line-height: 18px; }
.sports a[aria-current] .count { background: rgb(0 0 0 / .2); color: inherit; }
.bar { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 52px; }
.bar h1 { font-size: 20px; }
.refresh, .back { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; padding: 0 4px; color: var(--accent); font-weight: 600; }
.refresh::before { content: "↻"; font-size: 18px; }
.back::before { content: "←"; }
.part { margin: 16px 0 8px; font-size: 16px; }
.empty { padding: 40px 16px; border: 1px dashed var(--line); border-radius: 12px; color: var(--soft); text-align: center; }
.empty a { display: inline-flex; align-items: center; min-height: 44px; color: var(--accent); font-weight: 600; }
.league { margin-bottom: 12px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); overflow: hidden; }
.league h2 { padding: 9px 12px; background: var(--raised); font-size: 14px; font-weight: 600; }
.league-name { color: var(--soft); font-size: 13px; }
.match { display: grid; grid-template-columns: 1fr auto; gap: 8px; padding: 10px 12px 12px; border-top: 1px solid var(--line); }
.match:first-child { border-top: 0; }
.who { grid-column: 1 / -1; display: grid; grid-template-columns: 64px 1fr; gap: 10px; align-items: center; min-height: 44px; min-width: 0; }
.who:hover .name { text-decoration: underline; text-underline-offset: 3px; }
.when { display: grid; justify-items: start; gap: 3px; color: var(--soft); font-size: 12.5px; line-height: 1.25; }
.when strong { color: var(--ink); font-size: 15px; }
.badge { padding: 1px 6px; border-radius: 4px; background: var(--live); color: #2b0000; font-size: 11px; font-weight: 800; letter-spacing: .03em; }
.sides { display: grid; gap: 3px; min-width: 0; }
.side { display: flex; justify-content: space-between; gap: 10px; min-width: 0; }
.name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 600; }
.points { display: flex; align-items: baseline; flex: none; }
.points small { width: 26px; color: var(--soft); font-size: 13px; text-align: right; }
.points b { min-width: 30px; color: var(--accent); text-align: right; }
.odds-row { display: grid; gap: 6px; grid-template-columns: repeat(2, minmax(0, 1fr)); }
.picks-3 { grid-template-columns: repeat(3, minmax(0, 1fr)); }
.odds { display: flex; align-items: center; justify-content: space-between; gap: 6px; position: relative; min-height: 44px; padding: 4px 11px; border-radius: 8px; background: var(--raised); }
.odds:hover { background: #2a3859; }
.odds span { overflow: hidden; color: var(--soft); font-size: 13px; text-overflow: ellipsis; white-space: nowrap; }
.odds b { font-size: 15px; white-space: nowrap; }
.odds.up b { color: var(--up); }
.odds.down b { color: var(--down); }
.odds.up::after, .odds.down::after { content: ""; position: absolute; top: 5px; right: 5px; border: 4px solid transparent; border-top-width: 0; border-bottom: 6px solid var(--up); }
.odds.down::after { border-bottom: 0; border-top: 6px solid var(--down); top: auto; bottom: 5px; }
.odds.shut { background: transparent; box-shadow: inset 0 0 0 1px var(--line); }
.second { display: none; }
.more { display: grid; place-items: center; min-width: 44px; min-height: 44px; border-radius: 8px; color: var(--soft); font-weight: 600; box-shadow: inset 0 0 0 1px var(--line); }
.more:hover { color: var(--ink); box-shadow: inset 0 0 0 1px var(--soft); }
.board { display: grid; gap: 10px; padding: 16px; margin-bottom: 12px; border: 1px solid var(--line); border-radius: 12px; background: linear-gradient(160deg, #203055, var(--panel)); }
.board .when { display: flex; align-items: center; gap: 8px; font-size: 14px; }
.board .side { font-size: 18px; }
.board .points b { font-size: 22px; line-height: 1.1; }
.markets { display: grid; gap: 12px; }
.market { padding: 12px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
.market h2 { margin-bottom: 8px; font-size: 15px; }
.market .picks-3 .odds { flex-direction: column; justify-content: center; gap: 0; padding: 6px 8px; }
.market .picks-3 .odds span { max-width: 100%; }
.slip, .receipt, .bets { width: min(32rem, 100%); margin-inline: auto; }
.slip, .bet { padding: 16px; border: 1px solid var(--line); border-radius: 14px; background: var(--panel); }
.slip > header, .bet > header { display: flex; align-items: center; justify-content: space-between; margin-bottom: 12px; }
.slip h1 { font-size: 19px; }
.tag, .status { padding: 2px 10px; border-radius: 99px; background: var(--raised); color: var(--soft); font-size: 13px; font-weight: 600; }
.chosen { display: grid; grid-template-columns: 60px 1fr; gap: 10px; align-items: center; padding: 8px 0 12px; }
.chosen .name { white-space: normal; }
.chosen .points small { width: 21px; }
.chosen .side { gap: 4px; }
.pick { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 12px; border-radius: 10px; background: var(--raised); }
.pick p { display: grid; min-width: 0; }
.pick p span { color: var(--soft); font-size: 13px; }
.pick strong { overflow-wrap: anywhere; }
.price { padding: 6px 12px; border-radius: 8px; background: var(--accent); color: var(--accent-ink); font-size: 17px; }
.alert { margin-top: 12px; padding: 10px 12px; border-left: 4px solid var(--accent); border-radius: 6px; background: #33270f; }
.note { margin-top: 14px; color: var(--soft); }
form { display: grid; margin-top: 16px; }
label { margin-bottom: 6px; font-weight: 600; }
.amount { display: flex; align-items: center; border: 1px solid #5b6b8f; border-radius: 10px; background: var(--ground); }
.amount:focus-within { border-color: var(--accent); box-shadow: 0 0 0 2px var(--accent); }
.amount input { flex: 1; width: 100%; min-height: 52px; padding: 0 14px; border: 0; background: none; color: var(--ink); font: inherit; font-size: 20px; font-weight: 700; outline: 0; }
.amount span { padding-right: 16px; color: var(--soft); font-size: 20px; }
.hint { margin: 8px 0 16px; color: var(--soft); font-size: 13.5px; }
button, .button { display: flex; align-items: center; justify-content: center; min-height: 52px; padding: 8px 18px; border: 0; border-radius: 10px; background: var(--accent); color: var(--accent-ink); font: inherit; font-size: 16px; font-weight: 700; cursor: pointer; }
button:hover, .button:hover { background: #ffc763; }
.button.quiet { background: transparent; color: var(--ink); box-shadow: inset 0 0 0 1px var(--line); }
.switch { display: flex; width: min(32rem, 100%); margin: 0 auto 12px; padding: 4px; border-radius: 12px; background: var(--panel); }
.switch a { flex: 1; display: grid; place-items: center; min-height: 44px; border-radius: 9px; color: var(--soft); font-weight: 600; }
.switch a[aria-current] { background: var(--raised); color: var(--ink); }
.bets { display: grid; gap: 12px; }
.bet > header { margin-bottom: 8px; color: var(--soft); font-size: 13px; }
.bet.open .status { background: #33270f; color: var(--accent); }
.bet.won .status { background: #12382a; color: var(--up); }
.bet.won dl div:last-child dd { color: var(--up); }
.bet dl { display: flex; justify-content: space-between; gap: 12px; margin: 14px 0 0; }
.bet dt { color: var(--soft); font-size: 13px; }
.bet dd { margin: 0; font-weight: 700; font-size: 17px; }
.bet dl div:last-child { text-align: right; }
.receipt { padding-top: 20px; }
.receipt h1 { display: flex; align-items: center; gap: 10px; margin-bottom: 14px; font-size: 21px; }
.tick { display: grid; place-items: center; width: 32px; height: 32px; border-radius: 50%; background: #12382a; color: var(--up); font-size: 17px; }
.ways { display: grid; gap: 10px; margin-top: 16px; }
/* A phone shows the first odds without scrolling: the page around the frame has the name and the balance. */
@media (max-width: 45.99rem) {
  body { display: flex; flex-direction: column; min-height: 100vh; }
  .top { display: none; }
  .guest { order: 1; margin-block: 0 16px; }
  main { padding-bottom: 12px; }
  .sports { padding-block: 6px 2px; }
  .sports a { min-height: 48px; gap: 0; }
  .bar { min-height: 44px; }
  .league h2 { padding-block: 5px; }
}
@media (min-width: 46rem) {
  .views a { flex: none; padding: 0 18px; font-size: 15px; }
  .sports { display: flex; gap: 8px; }
  .sports a { display: inline-flex; gap: 8px; min-height: 46px; padding: 0 16px; border-radius: 99px; font-size: 15px; }
  .sports .count { position: static; }
  .match { grid-template-columns: minmax(0, 1fr) 19rem 17rem auto; align-items: center; gap: 12px; padding: 8px 12px; }
  .who { grid-column: auto; grid-template-columns: 76px 1fr; }
  .second { display: block; }
  .second .odds { padding-inline: 9px; }
  .markets { grid-template-columns: 1fr 1fr; align-items: start; }
  .ways { grid-template-columns: 1fr 1fr; }
}
@media (min-width: 46rem) and (max-width: 62rem) { .match { grid-template-columns: minmax(0, 1fr) 17rem auto; } .second { display: none; } }
@media (forced-colors: active) {
  .odds, .more, .switch a, button, .button { border: 1px solid; }
  .sports a[aria-current], .switch a[aria-current] { border: 3px solid Highlight; text-decoration: underline; }
  .amount input:focus-visible { outline: 3px solid; outline-offset: -3px; }
}
`;
