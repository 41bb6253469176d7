/** Styles of the individual kinds of game. */
export const tableStyles = `
.reels{display:block;max-width:640px;margin:0 auto;padding:8px;border-radius:calc(var(--radius) + 6px);background:linear-gradient(#00000066,#000000b3);box-shadow:0 0 0 2px var(--accent),0 10px 30px rgb(0 0 0/.45)}
.reels-3{max-width:440px;max-height:56vh}
.reel-ground{fill:#fff8ea;stroke:#00000040;stroke-width:2}
.played .reel{animation:reel-in .5s cubic-bezier(.2,.9,.3,1.15) backwards}
.reel-1{animation-delay:.1s!important}.reel-2{animation-delay:.2s!important}.reel-3{animation-delay:.3s!important}.reel-4{animation-delay:.4s!important}
.win-line{filter:drop-shadow(0 0 3px #000)}
.played .win-line{animation:appear .4s .9s backwards}
@keyframes reel-in{from{transform:translateY(-320px);opacity:.2}}
@keyframes appear{from{opacity:0}}
.wheel-stand{display:grid;place-items:center}
.wheel{width:min(270px,72vw);height:auto;filter:drop-shadow(0 10px 18px rgb(0 0 0/.55))}
.wheel text{font-family:system-ui,'Segoe UI',Roboto,'DejaVu Sans',sans-serif;font-variant-numeric:tabular-nums}
.wheel-hub{fill:#1a120b}
.pocket-red .wheel-hub{fill:#b3202e}.pocket-black .wheel-hub{fill:#16141d}.pocket-zero .wheel-hub{fill:#14804a}
.number-1 .wheel-hub{fill:#2b3f86}.number-3 .wheel-hub{fill:#0f7f79}.number-5 .wheel-hub{fill:#8a2f9c}.number-11 .wheel-hub{fill:#8a5a12}.number-23 .wheel-hub{fill:#c22a3a}
.wheel-turn{transform-origin:160px 160px}
.played .wheel-turn{animation:wheel-spin 1.6s cubic-bezier(.15,.7,.15,1)}
.played .wheel-result{animation:appear .3s 1.5s backwards}
@keyframes wheel-spin{from{transform:rotate(-900deg)}}
.tiles{display:grid;gap:6px}
.tile{position:relative;display:block}
.tile span{display:flex;flex-direction:column;align-items:center;justify-content:center;min-height:46px;padding:4px;border:1px solid #ffffff2e;border-radius:calc(var(--radius) * .7);background:#ffffff12;font-weight:700;font-size:15px;line-height:1.15;text-align:center;font-variant-numeric:tabular-nums}
.tile small{font-weight:500;font-size:12px}
.tile:hover span{border-color:var(--accent)}
.tile input:checked+span{box-shadow:inset 0 0 0 3px var(--accent);border-color:var(--accent)}
.tile input:checked+span::after{content:'';position:absolute;top:-4px;right:-2px;width:16px;height:16px;border-radius:50%;border:3px dashed #fff;background:var(--accent)}
.tile-won span{outline:2px solid #fff}
.spots-outside .tiles{grid-template-columns:repeat(3,1fr)}
.spots-numbers .tiles{grid-template-columns:repeat(6,1fr)}
.spots-numbers .spot-zero{grid-column:1/-1}
.spot-red span{background:#a51d2a;color:#fff}.spot-black span{background:#16141d;color:#fff}.spot-zero span{background:#11693d;color:#fff}
.spots-wheel .tiles{grid-template-columns:repeat(5,1fr)}
.spots-wheel .tile span{min-height:60px;color:#fff}.spots-wheel b{font-size:20px}
.segment-1 span{background:#2b3f86}.segment-3 span{background:#0b6660}.segment-5 span{background:#76248a}.segment-11 span{background:#7d4f0c}.segment-23 span{background:#a81f30}
.spots-sides .tiles{grid-template-columns:repeat(3,1fr)}
.spots-sides .tile span{min-height:60px;color:#fff}
.side-player span{background:#1f4f9a}.side-banker span{background:#a51d2a}.side-tie span{background:#11693d}
.felt{display:grid;gap:14px;max-width:640px;margin:0 auto;padding:14px 10px;border-radius:120px 120px var(--radius) var(--radius);background:var(--felt);box-shadow:inset 0 0 0 2px #ffffff2e,inset 0 0 0 8px #0000002e,0 10px 30px rgb(0 0 0/.45)}
.felt-sides{grid-template-columns:1fr 1fr;border-radius:calc(var(--radius) + 20px)}
.felt-poker{border-radius:calc(var(--radius) + 20px)}
.hand{display:grid;justify-items:center;gap:8px;min-width:0}
.hand-name{display:flex;align-items:center;gap:8px;font-weight:600;color:#fff}
.points{min-width:34px;padding:2px 9px;border-radius:99px;background:#000000a6;color:#fff;text-align:center;font-variant-numeric:tabular-nums}
.hand-wins .points,.hand-wins .hand-name{color:var(--accent)}
.hand-wins .card{box-shadow:0 0 0 3px var(--accent),0 4px 10px rgb(0 0 0/.4)}
.cards{display:flex;justify-content:center;padding-left:26px}
.card{width:84px;height:120px;border-radius:9px;box-shadow:0 4px 10px rgb(0 0 0/.4);margin-left:-26px;flex:none}
.card-back{fill:var(--accent)}
.card-slot{display:block;border:2px dashed #ffffff59;background:#0000001f;box-shadow:none;margin-left:-14px}
.felt-sides .card{width:70px;height:100px}
.felt-sides .cards{padding-left:30px}.felt-sides .card{margin-left:-30px}
.felt-poker .cards{padding-left:0;gap:8px}.felt-poker .card{margin-left:0}
.played .card{animation:deal .35s backwards}
.played .card:nth-child(2){animation-delay:.12s}.played .card:nth-child(3){animation-delay:.24s}.played .card:nth-child(4){animation-delay:.36s}
@keyframes deal{from{transform:translate(60px,-90px) rotate(14deg);opacity:0}}
.ladder{list-style:none;display:grid;gap:3px;max-width:340px;width:100%;margin:0 auto;font-size:14px}
.ladder li{display:flex;justify-content:space-between;padding:4px 12px;border-radius:6px;background:#00000052;color:#fff;font-variant-numeric:tabular-nums}
.ladder .ladder-reached{background:var(--accent);color:var(--accent-ink);font-weight:700}
.flight{display:block;max-width:720px;margin:0 auto;border-radius:calc(var(--radius) + 4px);background:#060912d9;box-shadow:inset 0 0 0 1px #ffffff26}
.flight-grid path{fill:none;stroke:#ffffff24;stroke-width:1}
.flight-curve{fill:none;stroke:var(--accent);stroke-width:5;stroke-linecap:round;stroke-dasharray:1;stroke-dashoffset:0}
.flight-area{fill:var(--accent);opacity:.16}
.flight-times{fill:#fff;font-family:system-ui,'Segoe UI',Roboto,'DejaVu Sans',sans-serif;font-variant-numeric:tabular-nums}
.flight-lost .flight-curve{stroke:#ff5a67}.flight-lost .flight-area{fill:#ff5a67}.flight-lost .flight-times{fill:#ff8b95}
.flight-won .flight-times{fill:var(--accent)}
.played .flight-curve{animation:climb 1.1s ease-in backwards}
.played .flight-craft,.played .flight-times{animation:appear .3s .9s backwards}
@keyframes climb{from{stroke-dashoffset:1}}
.bingo{max-width:560px;margin:0 auto}
.bingo-card{width:100%;border-collapse:separate;border-spacing:3px;padding:6px;border-radius:var(--radius);background:#fff8ea;table-layout:fixed;box-shadow:0 8px 22px rgb(0 0 0/.45)}
.bingo-card caption{margin-bottom:8px;padding:5px;border-radius:99px;background:#0b0d16;color:#fff;font-weight:700}
.bingo-card td{height:38px;padding:0;border-radius:5px;background:#fff;border:1px solid #d8cdb8;color:#221c14;text-align:center;font-weight:700;font-size:15px;font-variant-numeric:tabular-nums}
.bingo-card .blank{background:#e3d7bf;border-color:#e3d7bf}
.bingo-card mark{display:grid;place-items:center;width:30px;height:30px;margin:auto;border-radius:50%;background:#b3202e;color:#fff}
.row-complete td{background:#ffe38a}.row-complete .blank{background:#f0cf6a}
.balls-title{width:max-content;margin:12px auto 8px;padding:4px 14px;border-radius:99px;background:#0b0d16;font-size:13px;font-weight:600;color:#fff}
.balls{list-style:none;display:flex;flex-wrap:wrap;gap:4px;justify-content:center}
.balls li{display:grid;place-items:center;width:28px;height:28px;border-radius:50%;background:radial-gradient(circle at 50% 46%,#fffdf6 46%,var(--ball) 50%);color:#221c14;font-size:12px;font-weight:800;font-variant-numeric:tabular-nums}
.ball-0{--ball:#d03a46}.ball-1{--ball:#2f7de0}.ball-2{--ball:#22a06b}.ball-3{--ball:#e5a52c}.ball-4{--ball:#9150e8}
.card-choice{display:flex}.card-choice .second{flex:1}
@media(min-width:900px){
.wheel{width:min(460px,60vh)}
.card{width:112px;height:160px}.felt-sides .card{width:98px;height:140px}
.bingo-card td{height:54px;font-size:20px}.bingo-card mark{width:42px;height:42px}
.balls li{width:36px;height:36px;font-size:14px}
.felt{padding:28px}
.flight{max-height:70vh}
}
`;
