import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import styles from './product-drawing.module.css';

type Drawn = Pick<CatalogueProduct, 'name' | 'id' | 'productType' | 'formats'>;

/** A line drawing in the product's own shape, where there is no picture of it. */
export function ProductDrawing({ product }: { product: Drawn }) {
  const { width, height } = parseFormat(product.formats[0] ?? '') ?? { width: 120, height: 120 };
  const scale = 200 / Math.max(width, height);
  const [w, h] = [width * scale, height * scale];
  return (
    <div className={styles.stage}>
      <svg
        aria-label={product.name}
        className={styles.drawing}
        role="img"
        viewBox={`${-w / 2 - 20} ${-h / 2 - 20} ${w + 40} ${h + 40}`}
      >
        <Shape h={h} product={product} w={w} />
      </svg>
    </div>
  );
}

function Shape({ product, w, h }: { product: Drawn; w: number; h: number }) {
  switch (product.productType) {
    case 'envelope':
      return (
        <>
          <rect height={h} rx="2" width={w} x={-w / 2} y={-h / 2} />
          <path d={flap(product.id.includes('pointed'), w, h)} />
        </>
      );
    case 'seal':
      return (
        <>
          <circle r="70" />
          <circle r="58" />
          <path d="M0 36c-14-20-14-48 0-72 14 24 14 52 0 72Zm0 0V-6m0 20 14-12M0 6-12-6" />
        </>
      );
    case 'ribbon':
      return (
        <>
          <circle r="64" />
          <circle r="26" />
          <path d="M64 0c6 34 20 56 34 78" />
        </>
      );
    case 'pen':
      return <path d="M-90 8h128l26-8-26-8H-90Zm128-16v16M64 0h14M-60-8v16" />;
    default:
      return (
        <>
          <rect height={h} rx="3" width={w} x={-w / 2} y={-h / 2} />
          <rect height={h - 24} width={w - 24} x={-w / 2 + 12} y={-h / 2 + 12} />
        </>
      );
  }
}

function flap(isPointed: boolean, w: number, h: number): string {
  const [left, top] = [-w / 2, -h / 2];
  return isPointed
    ? `M${left} ${top} 0 ${top + h * 0.58} ${-left} ${top}`
    : `M${left} ${top} ${left + w * 0.12} ${top + h * 0.36} ${-left - w * 0.12} ${top + h * 0.36} ${-left} ${top}`;
}
