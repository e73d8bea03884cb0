import 'react';

declare module 'react' {
  /** Custom properties may be set in `style`: editors' colours and picture ratios reach the stylesheet that way. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
