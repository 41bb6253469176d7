import type { SerializeFrom } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FavouritesScope, STARS } from '~/features/play/favourites/favourites-scope';
import { useFavourite } from '~/features/play/favourites/use-favourite';
import { playAddress, providerAddress } from '~/features/play/game-address/encode-game';
import { MissingGame } from '~/features/play/games/missing-game';
import '~/features/play/lobby/tile-styles';
import { guardedLink } from '~/session/login-link';
import { PAUSE_PATH } from '~/session/pause-path';
import { Button, ButtonLink } from '~/ui/button';
import { Fact, Facts } from '~/ui/facts';
import { Icon } from '~/ui/icon';
import { Region } from '~/ui/region';
import type { loadGamePage } from './game-page.server';
import styles from './game-page.module.css';

type GamePageData = Extract<SerializeFrom<typeof loadGamePage>, { kind: 'game' }>;

export function GamePage() {
  const data = useLoaderData<typeof loadGamePage>();
  if (data.kind === 'missing') return <MissingGame {...data} />;
  const { copy, isPlayer } = data;
  return (
    <FavouritesScope codes={data.favourites} isPlayer={isPlayer} formId={STARS} copy={data}>
      <article className={styles.page}>
        <Head data={data} />
        <div className={styles.details}>
          {data.facts.length > 0 && <Details data={data} />}
          {data.rules !== null && (
            <section>
              <h2>{copy.rules}</h2>
              <p>{data.rules}</p>
            </section>
          )}
        </div>
        {data.similar && <Region of={data.similar} />}
      </article>
    </FavouritesScope>
  );
}

function Head({ data: { copy, tile, isPlayer, paused, isLive, demo } }: { data: GamePageData }) {
  return (
    <header>
      <div>
        {tile.image === null ? <Icon name="games" /> : <img src={tile.image} alt="" width={300} height={400} />}
      </div>
      <div>
        <h1 translate="no">{tile.name}</h1>
        {tile.provider !== null && (
          <p>
            <a href={providerAddress(tile.provider)} translate="no">
              {tile.provider}
            </a>
          </p>
        )}
        {(tile.isNew || isLive) && (
          <p>
            {tile.isNew && <span data-new="">{copy.newGame}</span>}
            {isLive && <span>{copy.live}</span>}
          </p>
        )}
      </div>
      <div>
        {paused === null ? (
          <ButtonLink {...guardedLink(playAddress(tile), isPlayer)} {...(isPlayer && { 'data-game': '' })}>
            {copy.play}
          </ButtonLink>
        ) : (
          <ButtonLink look="quiet" href={PAUSE_PATH}>
            {copy.toPause}
          </ButtonLink>
        )}
        {demo !== null && paused === null && (
          <ButtonLink look="quiet" href={demo} data-game="">
            {copy.demo}
          </ButtonLink>
        )}
        <FavouriteButton game={tile} copy={copy} />
      </div>
    </header>
  );
}

function FavouriteButton({ game, copy }: { game: GamePageData['tile']; copy: GamePageData['copy'] }) {
  const favourite = useFavourite(game);
  if (!favourite) return null;
  const { isFavourite, button } = favourite;
  return (
    <Button look="quiet" {...button}>
      <Icon name={isFavourite ? 'star-filled' : 'star'} />
      {isFavourite ? copy.removeFavourite : copy.addFavourite}
    </Button>
  );
}

function Details({ data: { copy, facts, features } }: { data: GamePageData }) {
  return (
    <section>
      <h2>{copy.details}</h2>
      <Facts>
        {facts.map(({ name, value, dots }) => (
          <Fact key={name} name={name}>
            {dots !== undefined && <Dots full={dots} />}
            <span>{value}</span>
          </Fact>
        ))}
        {features.length > 0 && (
          <Fact name={copy.features}>
            <ul>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </Fact>
        )}
      </Facts>
    </section>
  );
}

/** Decoration beside the word for the volatility. */
function Dots({ full }: { full: number }) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((dot) => (
        <span key={dot} {...(dot <= full && { 'data-full': '' })} />
      ))}
    </span>
  );
}
