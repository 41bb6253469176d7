import type { ShellData } from './use-shell';

/** The parts of the head that show the brand outside the page: the colour of the browser's bars and the icons. */
export function BrandHead({ brand }: { brand: ShellData['brand'] | undefined }) {
  const icon = brand?.icon;
  return (
    <>
      {brand?.themeColour && <meta name="theme-color" content={brand.themeColour} />}
      <link rel="icon" href={icon?.href ?? '/favicon.svg'} {...(icon?.type && { type: icon.type })} />
      {touchIcon(brand) && <link rel="apple-touch-icon" href={touchIcon(brand)} />}
    </>
  );
}

/** iOS draws no SVG. The site's own bitmap has the colours of the site without a brand. */
function touchIcon(brand: ShellData['brand'] | undefined): string | undefined {
  if (!brand || (!brand.icon.isOwn && !brand.stylesheet)) return '/icon-180.png';
  return brand.icon.isOwn && brand.icon.type !== 'image/svg+xml' ? brand.icon.href : undefined;
}
