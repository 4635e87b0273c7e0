import type { Frame } from '../painted-layer.ts';
import { restingSheet } from './resting-sheet.ts';

const sheetContext = { setTransform: () => {} } as unknown as CanvasRenderingContext2D;
const drawImage = jest.fn();

const frame = (west: number, resolution = 10): Frame => ({
  context: { drawImage } as unknown as CanvasRenderingContext2D,
  size: [400, 400],
  extent: [west, 0, west + 400 * resolution, 400 * resolution],
  zoom: 8,
  resolution,
  density: 1,
  copy: 0,
});

describe('what is painted when the map rests', () => {
  beforeEach(() => {
    drawImage.mockReset();
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(sheetContext as never);
  });
  afterEach(() => jest.restoreAllMocks());

  it('is painted once, and moves with the map', () => {
    const paint = jest.fn();
    const sheet = restingSheet(paint);
    sheet.paint(frame(0));
    expect(drawImage).not.toHaveBeenCalled();
    sheet.renew();
    sheet.paint(frame(0));
    sheet.paint(frame(500));
    expect(paint).toHaveBeenCalledTimes(1);
    expect(drawImage.mock.calls.map(([, left]: readonly unknown[]) => left)).toEqual([-128, -178]);
  });

  it('is not shown at another zoom until the map rests there', () => {
    const paint = jest.fn();
    const sheet = restingSheet(paint);
    sheet.renew();
    sheet.paint(frame(0));
    sheet.paint(frame(0, 5));
    expect(drawImage).toHaveBeenCalledTimes(1);
    sheet.renew();
    sheet.paint(frame(0, 5));
    expect(drawImage).toHaveBeenCalledTimes(2);
  });

  it('is painted again where a drag leaves it', () => {
    const paint = jest.fn();
    const sheet = restingSheet(paint);
    sheet.renew();
    sheet.paint(frame(0));
    sheet.paint(frame(2000));
    expect(paint).toHaveBeenCalledTimes(2);
  });
});
