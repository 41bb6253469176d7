/** Styles that all games share: bar, stage, panel, chips, buttons. */
export const frameStyles = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;background:var(--ground);color:var(--text);font:16px/1.45 system-ui,'Segoe UI',Roboto,'DejaVu Sans',sans-serif}
h1,h2,p,dl,dd,ol,ul,fieldset,figure{margin:0;padding:0}
fieldset{border:0;min-width:0}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.bar{display:flex;align-items:center;gap:10px;padding:6px 12px;background:var(--panel);border-top:1px solid var(--edge)}
.emblem{width:36px;height:36px;flex:none}
.names{flex:1;min-width:0;line-height:1.2}
.names h1{font:700 17px/1.2 var(--display);white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.names p{font-size:12px;color:var(--muted)}
#exits{display:flex;gap:8px}
#exits a,#exits button,.second{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:0 14px;border:1px solid var(--edge);border-radius:var(--radius);background:transparent;color:var(--text);font-family:inherit;font-size:14px;font-weight:600;line-height:1.1;text-decoration:none;cursor:pointer}
#exits a:hover,#exits button:hover,.second:hover{border-color:var(--accent);color:var(--accent)}
main{flex:1;display:flex;flex-direction:column;width:100%;max-width:1180px;margin:0 auto}
.stage{position:relative;flex:1 0 auto;display:grid;place-items:center;padding:14px 12px;overflow:hidden;background:var(--felt)}
.backdrop{position:absolute;inset:0;width:100%;height:100%}
.stage>:not(.backdrop){position:relative;width:100%}
.panel{display:flex;flex-direction:column;gap:10px;padding:10px 12px 0}
.result{min-height:48px;display:flex;flex-direction:column;justify-content:center;text-align:center;color:var(--muted);font-size:15px;line-height:1.3}
.result strong{font:700 20px/1.2 var(--display);color:var(--text)}
.result-won strong{color:var(--accent);font-size:23px}
.problem{padding:12px 14px;border:1px solid #ff8f8f;border-radius:var(--radius);background:#4a1119;color:#ffe3e3;font-weight:600}
.meters{display:grid;grid-template-columns:1.3fr 1fr 1fr;border:1px solid var(--edge);border-radius:var(--radius);background:var(--panel)}
.meter{padding:6px 4px;text-align:center;min-width:0}
.meter+.meter{border-left:1px solid var(--edge)}
.meter dt{font-size:11.5px;letter-spacing:.04em;color:var(--muted)}
.meter dd{font-weight:700;font-size:15px;font-variant-numeric:tabular-nums;white-space:nowrap}
.meter-balance dd{color:var(--accent)}
legend{padding:0 0 6px;font-size:13px;color:var(--muted)}
.play-bar{position:sticky;bottom:0;display:flex;flex-direction:column;gap:8px;margin:0 -12px;padding:8px 12px 12px;background:var(--ground);border-top:1px solid var(--edge);z-index:2}
.money-line{font-size:13px;color:var(--muted);text-align:center;line-height:1.3}
.free-spin{display:flex;flex-direction:column;gap:2px;text-align:center;font-size:13px;color:var(--muted)}
.free-spin strong{font:700 18px/1.2 var(--display);color:var(--accent)}
.chips{display:grid;grid-template-columns:repeat(6,1fr);gap:4px;justify-items:center}
.chips legend{grid-column:1/-1}
.chip{position:relative;display:block;width:52px;height:52px;cursor:pointer}
.chip input,.tile input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.chip span{display:grid;place-content:center;width:52px;height:52px;border-radius:50%;border:4px dashed #fffdf6;background:var(--chip);color:#fff;font-weight:800;font-size:15px;line-height:1;text-align:center;font-variant-numeric:tabular-nums;box-shadow:inset 0 0 0 3px rgb(0 0 0/.28)}
.chip small{display:block;font-size:10px;font-weight:600;line-height:1.1}
.chip input:checked+span{outline:3px solid var(--accent);outline-offset:1px;transform:translateY(-2px)}
.chip input:focus-visible+span,.tile input:focus-visible+span{outline:3px solid #fff;outline-offset:2px}
.chip-500{--chip:#5c6680}.chip-1000{--chip:#1f6fc4}.chip-2500{--chip:#1d7d4a}.chip-5000{--chip:#b3202e}.chip-10000{--chip:#26232e}.chip-25000{--chip:#6b33b5}
.play{display:flex;align-items:center;justify-content:center;width:100%;min-height:54px;padding:0 22px;border:1px solid transparent;border-radius:var(--radius);background:var(--accent);color:var(--accent-ink);font:800 19px/1 var(--display);text-decoration:none;cursor:pointer;box-shadow:0 3px 0 rgb(0 0 0/.4)}
.play:hover{filter:brightness(1.08)}
.play:active{transform:translateY(2px);box-shadow:0 1px 0 rgb(0 0 0/.4)}
.moves{display:grid;grid-template-columns:repeat(auto-fit,minmax(92px,1fr));gap:8px}
.moves .second{min-height:54px;font-size:16px;background:var(--panel)}
.moves .play{padding:0 8px;font-size:17px}
.field label{display:block;font-size:13px;color:var(--muted);padding-bottom:4px}
.field input{width:100%;min-height:48px;padding:0 14px;border:1px solid var(--edge);border-radius:var(--radius);background:var(--panel);color:var(--text);font-family:inherit;font-size:20px;font-weight:700;font-variant-numeric:tabular-nums}
.hint{font-size:13px;color:var(--muted);padding-top:4px}
.foot{max-width:1180px;width:100%;margin:0 auto;padding:12px;color:var(--muted);font-size:13px}
.foot summary{min-height:44px;display:flex;align-items:center;color:var(--text);font-weight:600;cursor:pointer}
.foot summary::before{content:'▸';padding-right:8px;color:var(--accent)}
.foot details[open] summary::before{content:'▾'}
.foot details p{padding:4px 0 10px}
.pays{border-collapse:collapse;width:100%;max-width:460px;margin:6px 0 12px;font-variant-numeric:tabular-nums}
.pays caption{text-align:left;padding-bottom:4px}
.pays th,.pays td{padding:5px 8px;border-bottom:1px solid var(--edge);text-align:right;color:var(--text)}
.pays th:first-child,.pays td:first-child{text-align:left}
.pay-symbol{width:30px;height:30px;display:block}
.closed{flex:1;display:flex;flex-direction:column;justify-content:center;gap:14px;max-width:420px;padding:24px;text-align:center}
.closed h1{font:700 24px/1.2 var(--display)}
@media(min-width:900px){
main:not(.closed){display:grid;grid-template-columns:minmax(0,1fr) 380px;align-items:stretch;gap:0;padding:16px 16px 0}
.stage{border-radius:var(--radius) 0 0 var(--radius);min-height:min(620px,calc(100vh - 170px));padding:24px}
.panel{background:var(--panel);border:1px solid var(--edge);border-left:0;border-radius:0 var(--radius) var(--radius) 0;padding:18px 18px 0;max-height:max(620px,calc(100vh - 130px));overflow:auto}
.meters{background:var(--ground)}
.play-bar{margin:auto -18px 0;padding:12px 18px 18px;background:var(--panel)}
.field input{background:var(--ground)}
}
/* A phone on its side: the game beside the stake, so that the main button is in view. */
@media(max-width:899px) and (min-width:560px) and (max-height:480px){
main:not(.closed){flex:none;display:grid;grid-template-columns:minmax(0,1fr) 320px;min-height:100vh;min-height:100dvh}
.stage{padding:8px;align-self:start;position:sticky;top:0;height:100vh;height:100dvh}
.stage svg:not(.backdrop){max-height:calc(100vh - 32px)}
.panel{gap:6px;padding-top:0}
.result{min-height:40px}
.meter{padding:2px 4px}
.play-bar{margin-top:auto;gap:4px;padding-block:4px 8px}
.chip,.chip span{width:46px;height:46px}
.play{min-height:48px}
}
@media(prefers-reduced-motion:reduce){*{animation:none!important}}
`;
